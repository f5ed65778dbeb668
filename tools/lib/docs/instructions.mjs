/**
 * The instructions for use as data: the sections of `docs/compliance/instructions-for-use.md`, and the tables of
 * `docs/compliance/data-and-performance.md`. The pages are the only source.
 */
export function instructionsOf(instructions, performance) {
  const sections = sectionsOf(instructions);
  const tables = sectionsOf(performance);
  const origin = tables.find(({ id }) => id === 'origin-of-the-models')?.table ?? [];
  return {
    sections,
    trainingData: origin.map((row) => ({
      model: row['Model'],
      madeFrom: row['Made from'],
      dataAboutPeople: row['Data about people'],
    })),
    performance: tables.flatMap(({ title, table }) =>
      table
        .filter((row) => row['Figure'] !== undefined)
        .map((row) => {
          const [set, metric] = row['Figure'].split(' ');
          return {
            area: title,
            what: row['What'],
            measuredOn: row['Measured on'] ?? null,
            set,
            metric,
            value: Number(row['Value']),
          };
        }),
    ),
    limits: tables.find(({ id }) => id === 'known-limits')?.items ?? [],
  };
}

/** Sections of the second level: paragraphs, list items and the rows of the first table, as plain text. */
function sectionsOf(markdown) {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [title, ...lines] = text.split('\n');
      const blocks = lines.join('\n').split(/\n\s*\n/);
      return {
        id: title
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, ''),
        title: plain(title),
        paragraphs: blocks.filter((block) => /^[^\s|-]/.test(block.trim())).map(plain),
        items: blocks.filter((block) => block.trim().startsWith('- ')).flatMap(itemsOf),
        table: blocks.filter((block) => block.trim().startsWith('|')).flatMap(rowsOf),
      };
    });
}

function itemsOf(block) {
  return block.trim().replace(/^- /, '').split(/\n- /).map(plain);
}

function rowsOf(block) {
  const cells = (line) =>
    line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map(plain);
  const [heading = '', , ...rows] = block.trim().split('\n');
  const names = cells(heading);
  return rows.map((row) => {
    const values = cells(row);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

/** Removes the marks of links, code and emphasis. */
function plain(markdown) {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('\\', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
