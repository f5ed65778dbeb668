/**
 * Runs a command line tool: an error becomes one sentence on stderr and exit code 1, never a stack trace.
 * @param {() => Promise<number | void>} action answers the exit code, 0 when it answers nothing
 */
export async function runTool(action) {
  try {
    process.exitCode = (await action()) ?? 0;
  } catch (error) {
    console.error(process.env.TENURE_DEBUG ? error : (error?.message ?? String(error)));
    process.exitCode = 1;
  }
}
