const fs = require('node:fs');

/** Writes the counts of a run to a file for `npm test`, so that its last line is correct even after a crash. */
module.exports = class CountsReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.TENURE_TEST_COUNTS;
    if (!file) return;
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results;
    // The tests of a test file that cannot be loaded counts as one failure.
    fs.writeFileSync(
      file,
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }),
    );
  }
};
