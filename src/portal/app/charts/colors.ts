/** Colors with sufficient contrast on both themes and distinguishable with color blindness (after Okabe and Ito). */
export const COLORS = {
  good: '#2b8c9e',
  warn: '#d08700',
  bad: '#d1495b',
  quiet: '#8a94a3',
  accent: '#5b8def',
  other: '#a86fb0',
} as const;
