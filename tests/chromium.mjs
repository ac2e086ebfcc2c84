// @ts-check
/** The browser for tests: where it is, and how to start it quietly. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Chromium, or a browser built from it: what `CHROME_PATH` names, else the first one on the PATH or among macOS's
 * applications.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return isProgram(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const programs = [
    // Without the windows, tabs and menus of a whole browser a page is there in half the time.
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ];
  const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const places = [
    ...programs.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ];
  return places.find(isProgram) ?? null;
}

/**
 * Starts the browser without a window, without its sandbox (which root may not use), and without the requests that
 * it makes by itself.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export function launch(options = {}) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium was found: install it, or say where it is with CHROME_PATH');
  return chromium.launch({
    executablePath,
    ...options,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.args ?? []),
    ],
  });
}
