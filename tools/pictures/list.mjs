import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const AREAS = {
  site: 'Front door',
  docs: 'Documentation',
  account: 'Accounts and sign-in',
  portal: 'Portal',
  operator: 'Operator console',
  review: 'Reviews',
  view: 'Views by link',
};
const NAME_PATTERN = /^(?<name>.+)-(?<screen>(?:wide|phone)-(?:light|dark))\.webp$/;

/** Writes docs/images/README.md with each picture of a folder and returns their number. */
export async function writeList(folder) {
  const pictures = new Map();
  for (const file of fs.readdirSync(folder).sort()) {
    const { name, screen } = NAME_PATTERN.exec(file)?.groups ?? {};
    if (name === undefined) throw new Error(`${file} is not named <area>-<page>-<screen>-<theme>.webp.`);
    pictures.set(name, [...(pictures.get(name) ?? []), screen]);
  }
  const lines = Object.entries(AREAS).flatMap(([area, title]) => {
    const names = [...pictures.keys()].filter((name) => name.startsWith(`${area}-`));
    const rows = names.map((name) => row(area, name, pictures.get(name)));
    return names.length === 0
      ? []
      : [`## ${title}`, '', '| Page and state | Wide | Phone |', '| --- | --- | --- |', ...rows, ''];
  });
  const head = [
    '# Pictures of the pages',
    '',
    'Every page and state in both themes, 1,280 and 390 pixels wide. `npm run pictures` takes them again and writes this list.',
    'The people on them are invented.',
    '',
  ];
  const file = path.join(folder, '..', 'README.md');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  fs.writeFileSync(file, await format([...head, ...lines].join('\n'), options));
  return [...pictures.values()].flat().length;
}

function row(area, name, screens) {
  const link = (screen, theme) =>
    screens.includes(`${screen}-${theme}`) ? `[${theme}](pages/${name}-${screen}-${theme}.webp)` : '';
  const cell = (screen) =>
    [link(screen, 'light'), link(screen, 'dark')].filter((each) => each !== '').join(', ');
  const label = name.slice(area.length + 1).replaceAll('-', ' ');
  return `| ${label} | ${cell('wide')} | ${cell('phone')} |`;
}
