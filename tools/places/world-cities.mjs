#!/usr/bin/env node
/**
 * Writes the list of cities by which the parser recognizes places outside the United States, from a download of
 * GeoNames:
 *
 *   node tools/places/world-cities.mjs <cities15000.txt>
 *
 * The source is the GeoNames table of cities with at least 15,000 inhabitants (CC BY 4.0). Larger cities come first,
 * because the most populous one of a name decides its country.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const OUTPUT = path.join(projectRoot, 'src/domain/parsing/places/data/world-cities.json');
const COLUMN = { name: 1, country: 8, population: 14 };

const [, , file] = process.argv;
if (!file) {
  console.error('Usage: node tools/places/world-cities.mjs <cities15000.txt>');
  process.exit(1);
}

const cities = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map((columns) => ({
    name: columns[COLUMN.name],
    country: columns[COLUMN.country],
    population: Number(columns[COLUMN.population]),
  }))
  .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));

const namesByCountry = new Map();
for (const { name, country, population } of cities) {
  const names = namesByCountry.get(country) ?? [];
  namesByCountry.set(country, names);
  names.push({ name, population });
}

/** Names by country, each with its population in thousands: "Wrocław 634;Lublin 360". */
const table = Object.fromEntries(
  [...namesByCountry]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, names]) => [
      country,
      names.map(({ name, population }) => `${name} ${Math.round(population / 1000)}`).join(';'),
    ]),
);
writeFileSync(OUTPUT, `${JSON.stringify(table, null, 1)}\n`);
console.log(`${cities.length} cities of ${namesByCountry.size} countries`);
