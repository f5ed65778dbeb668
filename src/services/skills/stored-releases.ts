import type { TaxonomiesRepository, TaxonomyName } from '../../db/records/taxonomies.repository';
import type { TaxonomyRelease } from '../../domain/skills';

/** The list the releases in the database, as the map takes them; O*NET first. */
export async function loadStoredReleases(
  taxonomies: Pick<TaxonomiesRepository, 'releases' | 'titlesOf' | 'skillsOf'>,
  wanted: readonly TaxonomyName[] = ['onet', 'esco'],
): Promise<TaxonomyRelease[]> {
  const present = await taxonomies.releases();
  const releases: TaxonomyRelease[] = [];
  for (const { taxonomy, version } of present.filter((row) => wanted.includes(row.taxonomy))) {
    const titles = await taxonomies.titlesOf(taxonomy);
    const skills = await taxonomies.skillsOf(taxonomy);
    releases.push({
      version,
      titles: titles.map((row) => ({
        title: row.title,
        code: row.onet_soc_code ?? '',
        // Another taxonomy's preferred label is no O*NET title.
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
