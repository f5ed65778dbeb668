import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { parsePosting, parsePostingInSteps } from '../../../src/domain/parsing/posting/parse-posting';
import { parseResume, parseResumeInSteps } from '../../../src/domain/parsing/resume/parse-resume';
import type { Steps } from '../../../src/domain/steps';
import { ShortTextParser } from '../../../src/services/parsing/short-text-parser';
import { JOB_TEXT, QUEUED_RESUME_TEXT, RESUME_TEXT } from '../../support/texts';

const OPTIONS = { today: '2026-06-01', language: null };
const PROSE = [
  'Rosalind Oyelaran drives delivery trucks in Toledo, Ohio.',
  'She worked as a dock worker at Maumee Cold Storage from 2016 to 2019 and counted stock with RF scanners.',
  'Since 2019 she has been a route driver at Lakeside Freight, where she trains new drivers.',
  'She finished Scott High School in 2015 and holds a commercial license.',
].join('\n');

/** Runs two computations, one step of each in turn. */
function inTurns<One, Other>(one: Steps<One>, other: Steps<Other>): [One, Other] {
  let [first, second] = [one.next(), other.next()];
  while (first.done !== true || second.done !== true) {
    if (first.done !== true) first = one.next();
    if (second.done !== true) second = other.next();
  }
  return [first.value, second.value];
}

const inputOf = (text: string) => ({
  bytes: Buffer.from(text),
  fileName: null,
  declaredType: 'text/plain',
  language: null,
  documentType: 'resume' as const,
  today: OPTIONS.today,
});

it('texts parsed in alternating steps have the results of texts parsed alone', () => {
  const [resume, prose] = [layoutFromText(RESUME_TEXT), layoutFromText(PROSE)];
  const posting = layoutFromText(JOB_TEXT);
  const together = inTurns(parseResumeInSteps(resume, OPTIONS), parseResumeInSteps(prose, OPTIONS));
  expect(together).toEqual([parseResume(resume, OPTIONS), parseResume(prose, OPTIONS)]);
  const mixed = inTurns(parsePostingInSteps(posting, OPTIONS), parseResumeInSteps(prose, OPTIONS));
  expect(mixed).toEqual([parsePosting(posting, OPTIONS), parseResume(prose, OPTIONS)]);
});

it('texts up to 8,000 bytes are accepted until 32,000 bytes are in progress', async () => {
  const parser = new ShortTextParser();
  const bytes = Buffer.from('Cook'.padEnd(8_000));
  expect(parser.accepts(bytes, 'text/plain')).toBe(true);
  expect(parser.accepts(Buffer.from(QUEUED_RESUME_TEXT), 'text/plain')).toBe(false);
  const parses = Array.from({ length: 4 }, () => parser.parse(inputOf('Cook'.padEnd(8_000))));
  expect(parser.accepts(Buffer.from('Cook'), 'text/plain')).toBe(false);
  await Promise.all(parses);
  expect(parser.accepts(bytes, 'text/plain')).toBe(true);
});

it('other work of the thread is done while a text is parsed', async () => {
  const parser = new ShortTextParser();
  let turns = 0;
  let parsing = true;
  const count = (): void => {
    turns += 1;
    if (parsing) setImmediate(count);
  };
  const parsed = parser.parse(inputOf(`${RESUME_TEXT}\n${PROSE}\n`.repeat(4)));
  setImmediate(count);
  await parsed;
  parsing = false;
  expect(turns).toBeGreaterThan(1);
});

it('a text that cannot be read does not stop the texts after it', async () => {
  const parser = new ShortTextParser();
  const failing = parser.parse(inputOf(' \n '));
  const next = parser.parse(inputOf(RESUME_TEXT));
  await expect(failing).rejects.toMatchObject({ code: 'no_text_found' });
  expect((await next).outcome.parsed).toMatchObject({ basics: { name: 'Odalys Brandvold' } });
});
