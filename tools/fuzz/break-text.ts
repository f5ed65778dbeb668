import type { Random } from '../synthetic/random';

/** Marks and words that begin, divide or enclose values in resumes and postings. */
const MARKS = [
  '"',
  '“',
  '”',
  '(',
  ')',
  '- ',
  '• ',
  ' | ',
  ' — ',
  '\t',
  '   ',
  '\u00a0',
  ': ',
  ', ',
  '; ',
  '& ',
  '/',
  '#',
  '$',
  '€',
  '%',
  '…',
  '<b>',
  '</b>',
  '1. ',
  'As a ',
  'as an ',
  'We need ',
  'is hiring ',
  'at ',
  'Title: ',
  'Employer: ',
  'Skills: ',
  'EDUCATION',
  '2019 - ',
  'to present',
];
const MAX_CHANGES = 8;
/** Longest part of another place of the text that is inserted. */
const MAX_COPIED = 200;

type Change = (random: Random, text: string) => string;

const insertMark: Change = (random, text) => {
  const at = random.int(0, text.length);
  return text.slice(0, at) + random.pick(MARKS) + text.slice(at);
};

const beginLineWithMark: Change = (random, text) => {
  const lines = text.split('\n');
  const at = random.int(0, lines.length - 1);
  return lines.map((line, index) => (index === at ? random.pick(MARKS) + line : line)).join('\n');
};

const removePart: Change = (random, text) => {
  const at = random.int(0, text.length);
  return text.slice(0, at) + text.slice(at + random.int(1, 40));
};

const copyPart: Change = (random, text) => {
  const [from, to] = [random.int(0, text.length), random.int(0, text.length)];
  return text.slice(0, to) + text.slice(from, from + random.int(1, MAX_COPIED)) + text.slice(to);
};

const moveLine: Change = (random, text) => {
  const lines = text.split('\n');
  const [line = ''] = lines.splice(random.int(0, lines.length - 1), 1);
  lines.splice(random.int(0, lines.length), 0, line);
  return lines.join('\n');
};

const joinLines: Change = (random, text) => {
  const breaks = [...text.matchAll(/\n/g)];
  if (breaks.length === 0) return text;
  const { index } = random.pick(breaks);
  return `${text.slice(0, index)} ${text.slice(index + 1)}`;
};

const CHANGES = [insertMark, beginLineWithMark, removePart, copyPart, moveLine, joinLines];

/** A variant of a text with other marks, lines and order, which stays a text. */
export function breakText(random: Random, bytes: Buffer): Buffer {
  let text = bytes.toString('utf8');
  for (let count = random.int(1, MAX_CHANGES); count > 0; count--) text = random.pick(CHANGES)(random, text);
  return Buffer.from(text);
}
