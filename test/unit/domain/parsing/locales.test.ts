import fs from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../../src/domain/parsing/locales';
import type { Locale } from '../../../../src/domain/parsing/locales/locale';
import {
  findDegrees,
  institutionScore,
} from '../../../../src/domain/parsing/resume/fields/education/degrees';
import { isTitleWord } from '../../../../src/domain/parsing/text/title-words';
import { headingKey, sectionKinds } from '../../../../src/domain/parsing/resume/segmentation/section-lexicon';
import {
  headingKind,
  normalizeHeading,
} from '../../../../src/domain/parsing/posting/segmentation/section-headings';
import { foldText } from '../../../../src/domain/parsing/text/normalize';
import { findDates } from '../../../../src/domain/parsing/text/dates';
import { detectLanguage, detectPostingLanguage } from '../../../../src/domain/parsing/text/language-detector';
import { findLanguageNames } from '../../../../src/domain/parsing/text/language-names';
import { monthNumber } from '../../../../src/domain/parsing/text/month-names';

const folder = path.join(__dirname, '../../../../src/domain/parsing/locales');
const supported = LOCALES.filter((locale) => locale.supported);
const named = (locales: readonly Locale[]): [string, Locale][] =>
  locales.map((locale) => [locale.code, locale]);

/** What a resume of any supported language contains. */
const HEADED_SECTIONS = ['work', 'education', 'skills', 'languages', 'certifications', 'personal'] as const;

describe('the locales', () => {
  it('are the files of the script folders, each named after its language', () => {
    const files = ['latin-script', 'other-scripts'].flatMap((script) =>
      fs.readdirSync(path.join(folder, script)),
    );
    const codes = LOCALES.map(({ code }) => code);
    expect(files.map((name) => name.replace(/\.ts$/, '')).sort()).toEqual([...codes].sort());
  });

  it('can be detected', () => {
    const silent = LOCALES.filter(
      ({ stopWords, postingStopWords, letters }) => stopWords.length === 0 && !postingStopWords && !letters,
    );
    expect(silent).toEqual([]);
  });

  it('put each heading under one kind of section in all languages', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { sectionHeadings = {} } of LOCALES) {
      for (const [kind, headings] of Object.entries(sectionHeadings))
        for (const heading of headings) kinds.set(heading, (kinds.get(heading) ?? new Set()).add(kind));
    }
    expect([...kinds].filter(([, set]) => set.size > 1)).toEqual([]);
  });

  it('put each heading of a posting under one kind of section in all languages', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { postingHeadings = {} } of LOCALES) {
      for (const [kind, headings] of Object.entries(postingHeadings))
        for (const heading of headings) {
          const key = foldText(normalizeHeading(heading));
          kinds.set(key, (kinds.get(key) ?? new Set()).add(headingKind(heading) ?? kind).add(kind));
        }
    }
    expect([...kinds].filter(([, set]) => set.size > 1)).toEqual([]);
  });

  it('identify no two languages by the same letters', () => {
    const letters = LOCALES.flatMap(({ letters: script, distinctiveLetters }) =>
      script ? [`${script.source} ${distinctiveLetters?.source ?? ''}`] : [],
    );
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe.each(named(LOCALES.filter(({ stopWords }) => stopWords.length > 0)))(
  'the locale %s',
  (code, { stopWords }) => {
    it('is detected by its stop words', () => {
      expect(detectLanguage(stopWords.join(' ').repeat(2))).toBe(code);
    });
  },
);

describe.each(named(LOCALES.filter(({ postingStopWords }) => postingStopWords)))(
  'the locale %s',
  (code, { postingStopWords = [] }) => {
    it('is detected in a posting by its frequent words', () => {
      expect(detectPostingLanguage(postingStopWords.join(' '), null)).toBe(code);
    });
  },
);

describe.each(named(supported))('the supported locale %s', (_, locale) => {
  const { dates, degrees = {}, sectionHeadings = {}, institutionWords = [], titleWords } = locale;

  it('has the words every part of the parsers needs', () => {
    expect({
      headings: HEADED_SECTIONS.filter((kind) => (sectionHeadings[kind]?.length ?? 0) === 0),
      degrees: Object.values(degrees).flat().length > 0,
      lists: [
        locale.stopWords,
        locale.postingStopWords,
        dates?.months,
        dates?.present,
        dates?.rangeSeparators,
        institutionWords,
        locale.listConjunctions,
        Object.keys(locale.languageNames ?? {}),
      ].filter((list) => (list?.length ?? 0) === 0),
      ocrData: locale.ocrData !== undefined,
    }).toEqual({ headings: [], degrees: true, lists: [], ocrData: true });
  });

  it('has headings that the parser recognizes as written', () => {
    const wrong = Object.entries(sectionHeadings).flatMap(([kind, headings]) =>
      headings.filter(
        (heading) => headingKey(heading) !== heading || sectionKinds(headingKey(heading))[0] !== kind,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has two headings joined by each of its conjunctions', () => {
    const [work = ''] = sectionHeadings.work ?? [];
    const [education = ''] = sectionHeadings.education ?? [];
    for (const conjunction of locale.listConjunctions ?? []) {
      expect(sectionKinds(headingKey(`${work} ${conjunction} ${education}`))).toEqual(['work', 'education']);
    }
  });

  it('has twelve names in each list of months, and a range to the present', () => {
    for (const months of dates?.months ?? []) expect(months).toHaveLength(12);
    const [months = []] = dates?.months ?? [];
    expect(months.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const [present = ''] = dates?.present.filter((word) => /^[a-z]+$/.test(word)) ?? [];
    const today = present === '' ? 'now' : present;
    expect(findDates(`${months[2]} 2018 - ${today}`)).toMatchObject([
      { from: '2018-03', to: null, open: true },
    ]);
  });

  it('has degrees, schools, titles and languages that the parser finds', () => {
    const plain = (list: readonly string[]): string[] => list.filter((word) => /^[a-z ]+$/.test(word));
    const levels = Object.entries(degrees).flatMap(([level, patterns]) =>
      plain(patterns).map((degree) => [degree, level]),
    );
    expect(
      levels.filter(([degree = '', level]) => findDegrees(degree.toUpperCase())[0]?.level !== level),
    ).toEqual([]);
    expect(plain(institutionWords).filter((word) => institutionScore(word) < 0.3)).toEqual([]);
    expect((titleWords?.heads ?? []).filter((word) => !isTitleWord(word))).toEqual([]);
    const names = Object.entries(locale.languageNames ?? {});
    expect(names.filter(([name, code]) => findLanguageNames(name)[0]?.code !== code)).toEqual([]);
  });
});

describe('dates in capitals', () => {
  it.each(['À CE JOUR', 'ATÉ O MOMENTO', 'ДО ТЕПЕР'])('end with "%s" as in small letters', (present) => {
    expect(findDates(`03/2018 - ${present}`)).toMatchObject([{ from: '2018-03', to: null, open: true }]);
  });
});
