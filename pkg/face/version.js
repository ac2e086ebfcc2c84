// @ts-check
/** The version of the package: a test holds it equal to the manifests' and the module's. */
export const version = '0.1.0';
