import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPagesFolder, readBuiltPage } from '../../platform/built-pages';

export interface PageHeading {
  id: string;
  text: string;
}

export interface DocumentPage {
  slug: string;
  title: string;
  /** The first paragraph as plain text. */
  summary: string;
  headings: PageHeading[];
}

export interface DocumentSection {
  title: string;
  pages: DocumentPage[];
}

/** A release of the changelog; the changes since the last one have the version `unreleased` and no date. */
export interface Release {
  version: string;
  /** `2026-06-08`. */
  date: string | null;
}

/** The documents rendered by the build; empty without a build. */
export class DocumentationPages {
  readonly sections: readonly DocumentSection[];
  readonly releases: readonly Release[];

  constructor() {
    this.sections = (JSON.parse(readBuiltPage('pages.json') ?? '[]') as DocumentSection[]).filter(
      ({ pages }) => pages.length > 0,
    );
    this.releases = JSON.parse(readBuiltPage('releases.json') ?? '[]') as Release[];
  }

  get pages(): DocumentPage[] {
    return this.sections.flatMap((section) => section.pages);
  }

  find(slug: string): DocumentPage | undefined {
    return this.pages.find((page) => page.slug === slug);
  }

  html(page: DocumentPage): string {
    return readBuiltPage(`${page.slug}.html`) ?? '';
  }

  markdown(page: DocumentPage): string {
    return readBuiltPage(`${page.slug}.md`) ?? '';
  }

  /** The changes of a release as a page of their own. */
  release({ version }: Release): { title: string; headings: PageHeading[]; html: string } {
    const described = JSON.parse(readBuiltPage(`release-${version}.json`) ?? '{}') as {
      title?: string;
      headings?: PageHeading[];
    };
    return {
      title: described.title ?? version,
      headings: described.headings ?? [],
      html: readBuiltPage(`release-${version}.html`) ?? '',
    };
  }

  /** Returns the path of an image of the documents; null when it does not exist. */
  picture(name: string): string | null {
    const folder = builtPagesFolder();
    if (folder === null || !/^[\w-]+\.(svg|png|webp)$/.test(name)) return null;
    const file = path.join(folder, name);
    return existsSync(file) ? file : null;
  }
}

let pages: DocumentationPages | undefined;

/** The documents, read once. */
export function documentationPages(): DocumentationPages {
  pages ??= new DocumentationPages();
  return pages;
}
