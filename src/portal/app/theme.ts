import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Teal shades with sufficient contrast on white and, in the lighter shades, on the dark background. */
const teal: MantineColorsTuple = [
  '#e8f6f9',
  '#d3ebf1',
  '#a6d6e2',
  '#76c1d3',
  '#52afc6',
  '#2f8ba3',
  '#17738c',
  '#0b5c73',
  '#084b5e',
  '#05394a',
];

/** Neutral shades with a slight teal hue, so that dark panels match the primary color. */
const ink: MantineColorsTuple = [
  '#e8ecf2',
  '#cfd6e0',
  '#a6b1c0',
  '#7d8999',
  '#4b5666',
  '#303845',
  '#232a35',
  '#1a1f28',
  '#12151b',
  '#0d1014',
];

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  colors: { teal, dark: ink },
  fontFamily: '"Public Sans", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
