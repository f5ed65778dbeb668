/**
 * Shows that something slow is going on: a running clock on a terminal, one line elsewhere.
 * @param {string} text what is being done
 * @param {(line: string) => void} [log] where the line goes when this is no terminal
 * @returns {{ end: (note?: string) => void }} call when it is over, with what to add to the line
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
