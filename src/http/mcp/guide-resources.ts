import { readBuiltPage } from '../../platform/built-pages';

interface GuideSection {
  pages: { slug: string; title: string; summary: string }[];
}

const GUIDE_URI = 'tenure://guides/';

export interface GuideResource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: 'text/markdown';
}

/** The guides as the build has rendered them; empty without a build. */
export function guideResources(): GuideResource[] {
  const sections = JSON.parse(readBuiltPage('pages.json') ?? '[]') as GuideSection[];
  return sections
    .flatMap(({ pages }) => pages)
    .map(({ slug, title, summary }) => ({
      uri: `${GUIDE_URI}${slug}`,
      name: slug,
      title,
      description: summary,
      mimeType: 'text/markdown',
    }));
}

/** The text of a guide; null if the address names none. */
export function guideText(uri: string): string | null {
  const guide = guideResources().find((each) => each.uri === uri);
  return guide ? readBuiltPage(`${guide.name}.md`) : null;
}
