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
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // The same compiler settings as the build, so that what is tested is what runs.
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  resolver: '<rootDir>/tools/lib/jest/resolver.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Most tests wait for stores rather than for the processor.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // Only what hangs is ended: a busy machine may take many times as long as a quiet one.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/tools/lib/jest/counts-reporter.cjs'],
};
