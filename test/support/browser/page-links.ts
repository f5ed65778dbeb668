import type { Page } from 'playwright-core';

/** Addresses of the service that pages link to, each with a page that has the link. */
export class PageLinks {
  private readonly sources = new Map<string, string>();

  constructor(private readonly baseUrl: string) {}

  /** Notes the links of the current state of a page. */
  async collect(page: Page, path: string): Promise<void> {
    const addresses = await page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((link) => link.href)",
    );
    const [own] = page.url().split('#');
    for (const address of addresses) {
      const [target = ''] = address.split('#');
      // A place on the page itself, which may be the page of an unknown address.
      if (target === own) continue;
      if (target.startsWith(`${this.baseUrl}/`) && !this.sources.has(target)) this.sources.set(target, path);
    }
  }

  /** Requests each address once and returns those that lead nowhere. */
  async broken(cookies: readonly { name: string; value: string }[]): Promise<string[]> {
    const headers = {
      Accept: 'text/html',
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
    const broken: string[] = [];
    for (const [target, source] of this.sources) {
      const response = await fetch(target, { headers, redirect: 'manual' });
      await response.body?.cancel();
      if (response.status >= 400)
        broken.push(
          `${source}: links to ${target.slice(this.baseUrl.length)}, which answers ${response.status}`,
        );
    }
    return broken;
  }
}
