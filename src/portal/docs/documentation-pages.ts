import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPagesFolder } from '../../platform/built-pages';

export interface DocumentPage {
  slug: string;
  title: string;
  /** The first paragraph as plain text. */
  summary: string;
  headings: { id: string; text: string }[];
}

export interface DocumentSection {
  title: string;
  pages: DocumentPage[];
}

/** The documents rendered by the build; empty without a build. */
export class DocumentationPages {
  readonly sections: readonly DocumentSection[];
  private readonly folder: string | null;

  constructor() {
    this.folder = builtPagesFolder();
    this.sections = JSON.parse(this.read('pages.json') ?? '[]') as DocumentSection[];
  }

  find(slug: string): DocumentPage | undefined {
    return this.sections.flatMap((section) => section.pages).find((page) => page.slug === slug);
  }

  html(page: DocumentPage): string {
    return this.read(`${page.slug}.html`) ?? '';
  }

  markdown(page: DocumentPage): string {
    return this.read(`${page.slug}.md`) ?? '';
  }

  /** Returns the path of an image of the documents; null when it does not exist. */
  picture(name: string): string | null {
    if (this.folder === null || !/^[\w-]+\.(svg|png)$/.test(name)) return null;
    const file = path.join(this.folder, name);
    return existsSync(file) ? file : null;
  }

  private read(name: string): string | null {
    if (this.folder === null) return null;
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }
}
