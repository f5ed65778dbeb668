const { ModuleMocker } = require('jest-mock');

/**
 * Runs the test files of a process in its own global scope, one after the other, because they share loaded modules (see
 * native-runtime.cjs). After each file, the globals of the test framework, `process.env` and the console are restored.
 */
module.exports = class NativeEnvironment {
  constructor() {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    // No test uses fake timers: the service takes its clock as a dependency.
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.before = { console: globalThis.console, environment: { ...process.env }, exit: process.exit };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {}

  async teardown() {
    const { console, environment, exit } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (isTestGlobal(key)) Reflect.deleteProperty(globalThis, key);
    }
    globalThis.console = console;
    for (const name of Object.keys(process.env)) {
      if (!(name in environment)) delete process.env[name];
    }
    Object.assign(process.env, environment);
    process.exit = exit;
  }
};

/** Globals of the test framework. Each test file gets its own; those of packages stay for the files that follow. */
function isTestGlobal(key) {
  if (typeof key === 'symbol') return /jest|EVENT_HANDLERS/i.test(key.description ?? '');
  return /^([fx]?(describe|it|test)|(before|after)(All|Each)|expect)$/.test(key);
}
