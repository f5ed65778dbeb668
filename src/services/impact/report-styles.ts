/** Style sheet of the report page, within the page so that a saved or printed report is complete. */
export const REPORT_STYLES = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #12151b);
  --line: light-dark(#c9d0da, #3a4453);
  --text: light-dark(#18202b, #e8ecf2);
  --quiet: light-dark(#4f5b6b, #a6b1c0);
  --bar: light-dark(#2f7f97, #4fa6bd);
  --bad: light-dark(#9b1c1c, #ff9d9d);
}
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; }
.notice { border: 1px solid var(--line); padding: 0.6rem 0.9rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--quiet); }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child { text-align: left; }
.low { color: var(--bad); font-weight: 700; }
svg { width: 100%; max-width: 43rem; height: auto; font-size: 12px; fill: var(--text); }
.bar { fill: var(--bar); }
.interval { stroke: var(--text); stroke-width: 2; }
@media print {
  :root { color-scheme: light; }
  main { max-width: none; padding: 0; }
  section, tr, svg { break-inside: avoid; }
  .wide { overflow: visible; }
  table { font-size: 0.7rem; }
  .bar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
