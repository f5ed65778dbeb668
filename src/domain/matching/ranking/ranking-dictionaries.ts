import { computeTitleFeatures, type TitleOccupationShare } from '../profile/title-features';
import type { ColumnDictionaries } from './column-dictionaries';
import { DictionaryColumn } from './dictionary-column';
import type {
  AuthorizationFeatures,
  CertificateFeatures,
  EducationFeatures,
  LanguageFeatures,
  PayFeatures,
  PlaceFeatures,
  ScheduleFeatures,
} from './dictionary-column-types';
import { SkillDictionary } from './skill-dictionary';
import { TitleDictionary } from './title-dictionary';
import { Dictionary } from './typed-vectors';

/** Approximate memory of an entry besides its text. */
const ENTRY_BYTES = 250;
/** A title has sparse vectors of letters, occupations, skills and fields. */
const TITLE_BYTES = 2_500;

/** The distinct values of all candidates that a tenant can rank; several tables of columns share them. */
export class RankingDictionaries implements ColumnDictionaries {
  readonly titles = new TitleDictionary();
  readonly skills = new SkillDictionary();
  readonly certificates = new DictionaryColumn<CertificateFeatures>();
  readonly education = new DictionaryColumn<EducationFeatures>();
  readonly languages = new DictionaryColumn<LanguageFeatures>();
  readonly places = new DictionaryColumn<PlaceFeatures>();
  readonly pay = new DictionaryColumn<PayFeatures>();
  readonly schedules = new DictionaryColumn<ScheduleFeatures>();
  readonly authorization = new DictionaryColumn<AuthorizationFeatures>();
  readonly employers = new Dictionary<string>();
  readonly groups = new Dictionary<string>();
  readonly owners = new Dictionary<string>();

  titleNumber(title: string, occupations: () => TitleOccupationShare[]): number {
    return this.titles.find(title) ?? this.titles.add(computeTitleFeatures(title, occupations()));
  }

  /** Number of entries; it grows with each new value. */
  get size(): number {
    return this.factColumns.reduce(
      (sum, column) => sum + column.distinct.length,
      this.titles.size + this.skills.size + this.employers.size + this.groups.size + this.owners.size,
    );
  }

  /** Approximate memory. */
  get bytes(): number {
    const texts = this.factColumns.reduce((sum, column) => sum + column.textBytes, 0);
    return texts + this.titles.size * TITLE_BYTES + this.size * ENTRY_BYTES;
  }

  private get factColumns(): DictionaryColumn<unknown>[] {
    const { certificates, education, languages, places, pay, schedules, authorization } = this;
    return [certificates, education, languages, places, pay, schedules, authorization];
  }
}
