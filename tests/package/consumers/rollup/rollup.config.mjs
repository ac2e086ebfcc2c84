import resolve from '@rollup/plugin-node-resolve';

// Rollup alone finds no package whatever; nothing here is for this one.
export default {
  input: 'main.js',
  output: { file: 'dist/main.js', format: 'es' },
  plugins: [resolve({ browser: true })],
};
