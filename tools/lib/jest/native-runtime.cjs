const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const projectRoot = path.resolve(__dirname, '../../..');
const COMPILED_FOLDERS = ['src', 'client', 'workers', 'migrations', 'tools'].map(
  (folder) => path.join(projectRoot, folder) + path.sep,
);
const OWN_MODULES = new Set(['@jest/globals', 'jest-circus', 'expect']);

/**
 * Loads packages and the compiled project with Node's own `require`, once for all test files of a process, and evaluates
 * only the files under `test/` anew for each test file. Loading the service for each test file takes longer than most
 * tests. The tests therefore run against `dist/`, which is what ships.
 */
module.exports = class NativeRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    // Without a context of its own, a test file shares `Error`, `Date` and the like with the modules that it tests.
    this.executor.compile = (source, filename) =>
      vm.compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModuleOrMock(from, moduleName) {
    const request = nativeRequest(from, moduleName);
    return request ? createRequire(from)(request) : super.requireModuleOrMock(from, moduleName);
  }
};
module.exports.default = module.exports;

/** The name under which Node loads the module, or null if jest loads it. */
function nativeRequest(from, moduleName) {
  if (from.includes(`${path.sep}node_modules${path.sep}`) || OWN_MODULES.has(moduleName)) return null;
  if (!moduleName.startsWith('.') && !path.isAbsolute(moduleName)) return moduleName;
  const file = path.resolve(path.dirname(from), moduleName);
  if (!COMPILED_FOLDERS.some((folder) => file.startsWith(folder)) || file.endsWith('.json')) return null;
  return path.join(projectRoot, 'dist', path.relative(projectRoot, file));
}
