import type { TaxonomiesRepository, TaxonomyName } from '../../db/records/taxonomies.repository';
import type { TaxonomyRelease } from '../../domain/skills';

/** Loads the imported releases in the form of the occupation map, O*NET first. */
export async function loadStoredReleases(
  taxonomies: Pick<TaxonomiesRepository, 'releases' | 'titlesOf' | 'skillsOf'>,
  names: readonly TaxonomyName[] = ['onet', 'esco'],
): Promise<TaxonomyRelease[]> {
  const rows = await taxonomies.releases();
  const releases: TaxonomyRelease[] = [];
  for (const { taxonomy, version } of rows.filter((row) => names.includes(row.taxonomy))) {
    const titles = await taxonomies.titlesOf(taxonomy);
    const skills = await taxonomies.skillsOf(taxonomy);
    releases.push({
      version,
      titles: titles.map((row) => ({
        title: row.title,
        code: row.onet_soc_code ?? '',
        // The preferred label of another taxonomy is not an O*NET title.
        ...(row.preferred && taxonomy === 'onet' ? { preferred: true } : {}),
      })),
      skills: skills.map((row) => ({
        onetSocCode: row.onet_soc_code,
        name: row.name,
        sourceFile: row.source_file,
        importance: row.importance,
      })),
    });
  }
  return releases;
}
