/** One occupation with typical content of resumes. */
export interface Occupation {
  soc: string;
  onetTitle: string;
  trade: string;
  /** Titles from the first position to the last. */
  titles: string[];
  skills: string[];
  certifications: { name: string; kind: 'certification' | 'license' }[];
  /** `{n:low-high}` is replaced by a number. */
  duties: string[];
  study: { school: 'vocational' | 'college' | 'university'; degree: string; area: string }[];
  /** Titles in other languages, for documents written in them. */
  local: Partial<Record<'es' | 'fr' | 'de', string[]>>;
}

interface OccupationSource {
  titles: string;
  skills: string;
  certs: string;
  duties: string;
  /** `school:degree:area`, several separated by `|`; empty if the occupation usually requires no education. */
  study: string;
  local?: Partial<Record<'es' | 'fr' | 'de', string>>;
}

const list = (text: string): string[] => (text === '' ? [] : text.split('|'));

/** Expands the compact form of the occupations. */
export function occupation(
  soc: string,
  onetTitle: string,
  trade: string,
  written: OccupationSource,
): Occupation {
  return {
    soc,
    onetTitle,
    trade,
    titles: list(written.titles),
    skills: list(written.skills),
    certifications: list(written.certs).map((text) => {
      const [name = '', kind] = text.split('~');
      return { name, kind: kind === 'license' ? 'license' : 'certification' };
    }),
    duties: list(written.duties),
    study: list(written.study).map((text) => {
      const [school, degree = '', area = ''] = text.split(':');
      if (school !== 'vocational' && school !== 'college' && school !== 'university')
        throw new Error(`No such school: ${text}`);
      return { school, degree, area };
    }),
    local: Object.fromEntries(
      Object.entries(written.local ?? {}).map(([language, titles]) => [language, list(titles)]),
    ),
  };
}
