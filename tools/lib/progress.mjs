/**
 * Shows the progress of a slow step: a timer on a terminal, a single line otherwise.
 * @param {string} text description of the step
 * @param {(line: string) => void} [log] prints the line if stderr is not a terminal
 * @returns {{ end: (note?: string) => void }} call `end` after the step, with an optional note
 */
export function progressLine(text, log = console.error) {
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
  if (!process.stderr.isTTY) {
    log(`${text} …`);
    return { end: (note) => note && log(`  ${note}`) };
  }
  const draw = (tail) => process.stderr.write(`\r\u001b[K${text} … ${seconds()} s${tail}`);
  draw('');
  const timer = setInterval(() => draw(''), 200);
  timer.unref();
  return {
    end(note) {
      clearInterval(timer);
      draw(note ? `  ${note}\n` : '\n');
    },
  };
}
