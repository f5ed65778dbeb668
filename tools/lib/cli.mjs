/**
 * Runs a command line tool. An error is printed as one message on stderr, without a stack trace, and sets exit code 1.
 * @param {() => Promise<number | void>} action returns the exit code; 0 if it returns nothing
 */
export async function runTool(action) {
  try {
    process.exitCode = (await action()) ?? 0;
  } catch (error) {
    console.error(process.env.TENURE_DEBUG ? error : (error?.message ?? String(error)));
    process.exitCode = 1;
  }
}
