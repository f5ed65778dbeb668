import { setImmediate as breathe } from 'node:timers/promises';
import type {
  TaxonomiesRepository,
  TaxonomyContent,
  TaxonomyName,
  TaxonomyReleaseRow,
  TaxonomyTitleRow,
} from '../../db/records/taxonomies.repository';
import {
  mapTitlesToOnetSoc,
  escoTitleRows,
  mapWithReleases,
  onetTechnologySkills,
  onetTitleRows,
  onetToolSkills,
  readCommaSeparated,
  readTabSeparated,
  type DelimitedRow,
} from '../../domain/skills';
import { readReleaseFolder, type ReleaseFolder } from './release-folder';
import { loadStoredReleases } from './stored-releases';

/** Progress of an import, for a progress bar. */
export interface ImportProgress {
  step: 'placing' | 'writing';
  done: number;
  total: number;
}

export interface ImportReport {
  taxonomy: TaxonomyName;
  version: string;
  /** False if the same release was already imported. */
  changed: boolean;
  titles: number;
  /** Titles mapped to an O*NET-SOC occupation. */
  placedTitles: number;
  skills: number;
}

/** Imports official release files into the database. Importing the same files again changes nothing. */
export class TaxonomyImportService {
  constructor(private readonly taxonomies: TaxonomiesRepository) {}

  releases(): Promise<TaxonomyReleaseRow[]> {
    return this.taxonomies.releases();
  }

  /** `version` overrides the version in the files. The files of ESCO state none. */
  async import(
    taxonomy: TaxonomyName,
    folder: string,
    progress: (progress: ImportProgress) => void,
    version?: string,
  ): Promise<ImportReport> {
    const release = await readReleaseFolder(taxonomy, folder);
    const releaseVersion = version ? `${taxonomy}-${version}` : release.version;
    const before = (await this.taxonomies.releases()).find((row) => row.taxonomy === taxonomy);
    if (before?.files_digest === release.digest && before.version === releaseVersion) {
      return {
        taxonomy,
        version: releaseVersion,
        changed: false,
        titles: before.title_count,
        placedTitles: (await this.taxonomies.titlesOf(taxonomy)).length,
        skills: before.skill_count,
      };
    }
    const { titles, skills } =
      taxonomy === 'onet' ? onetContent(release) : await this.escoContent(release, progress);
    const total = titles.length + skills.length;
    await this.taxonomies.replace(
      { taxonomy, version: releaseVersion, files_digest: release.digest },
      { titles, skills },
      (done) => progress({ step: 'writing', done, total }),
    );
    return {
      taxonomy,
      version: releaseVersion,
      changed: true,
      titles: titles.length,
      placedTitles: titles.filter((row) => row.onet_soc_code !== null).length,
      skills: skills.length,
    };
  }

  private async escoContent(
    { files }: ReleaseFolder,
    progress: (progress: ImportProgress) => void,
  ): Promise<TaxonomyContent> {
    const rows = [...files.values()].flatMap((text) => escoTitleRows(readCommaSeparated(text)));
    const { titles: index } = mapWithReleases(await loadStoredReleases(this.taxonomies, ['onet']));
    const titles: TaxonomyTitleRow[] = [];
    for (const concept of mapTitlesToOnetSoc(rows, index)) {
      for (const { title, conceptUri, preferred, onetSocCode } of concept) {
        titles.push({ title, concept_uri: conceptUri, preferred, onet_soc_code: onetSocCode });
      }
      progress({ step: 'placing', done: titles.length, total: rows.length });
      // The mapping computes for seconds: yield between concepts, so that the progress bar is drawn.
      await breathe();
    }
    return { titles, skills: [] };
  }
}

function onetContent({ files }: ReleaseFolder): TaxonomyContent {
  const rows = (name: string): DelimitedRow[] => readTabSeparated(files.get(name) ?? '');
  const titles = onetTitleRows({
    occupations: rows('Occupation Data.txt'),
    alternateTitles: rows('Alternate Titles.txt'),
    reportedTitles: rows('Sample of Reported Titles.txt'),
  });
  const skills = [
    ...onetTechnologySkills(rows('Technology Skills.txt')),
    ...onetToolSkills(rows('Tools Used.txt')),
  ];
  return {
    titles: titles.map(({ title, code, preferred }) => ({
      title,
      onet_soc_code: code,
      concept_uri: null,
      preferred: preferred === true,
    })),
    skills: skills.map(({ onetSocCode, name, sourceFile, importance }) => ({
      onet_soc_code: onetSocCode,
      name,
      source_file: sourceFile,
      importance,
    })),
  };
}
