const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const {
  $schema: _schema,
  sourceMaps: _sourceMaps,
  ...swc
} = JSON.parse(fs.readFileSync(path.join(__dirname, '.swcrc'), 'utf8'));

/** @type {import('jest').Config} */
module.exports = {
  // Modules under test are loaded once per process instead of once per test file.
  runtime: '<rootDir>/tools/lib/jest/native-runtime.cjs',
  testEnvironment: '<rootDir>/tools/lib/jest/native-environment.cjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // The same compiler settings as the build, so that what is tested is what runs.
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  resolver: '<rootDir>/tools/lib/jest/resolver.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Most tests wait for stores, processes and pages rather than for the processor.
  maxWorkers: os.availableParallelism() + 1,
  // Only what hangs is ended: a busy machine may take many times as long as a quiet one. No file sets its own timeout:
  // it would apply to the files that run later in the same process.
  testTimeout: 900_000,
  reporters: ['default', '<rootDir>/tools/lib/jest/counts-reporter.cjs'],
};
