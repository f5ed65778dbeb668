import fs from 'node:fs';
import path from 'node:path';
import { readCommaSeparated } from '../../src/domain/skills';

/** The last year before the pandemic, which distorted all rates. */
const YEAR = '2019';

const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  total: 'Total private',
  foodAndLodging: 'Accommodation and food services',
  arts: 'Arts, entertainment, and recreation',
  construction: 'Construction',
  durableManufacturing: 'Durable goods manufacturing',
  education: 'Educational services',
  federal: 'Federal',
  financialActivities: 'Financial activities',
  healthCare: 'Health care and social assistance',
  information: 'Information',
  manufacturing: 'Manufacturing',
  mining: 'Mining and logging',
  otherServices: 'Other services',
  professionalServices: 'Professional and business services',
  realEstate: 'Real estate and rental and leasing',
  retail: 'Retail trade',
  stateAndLocal: 'State and local',
  transport: 'Transportation, warehousing, and utilities',
  wholesale: 'Wholesale trade',
};

/** Reads annual total separations in percent of employment, by the industry names of the service. */
export function readSeparationRates(folder: string): object {
  const rows = readCommaSeparated(
    fs.readFileSync(path.join(folder, 'jolts_annual_by_industry.csv'), 'utf8'),
  ).filter(({ period }) => period === YEAR);
  const separations = Object.entries(INDUSTRY_NAMES).map(([name, industry]): [string, number] => {
    const row = rows.find(({ industry_text: text }) => text === industry);
    if (!row?.TS) throw new Error(`the base rates contain no industry ${industry}`);
    return [name, Number(row.TS)];
  });
  return {
    source: 'Job Openings and Labor Turnover Survey, US Bureau of Labor Statistics; public domain',
    year: YEAR,
    separations: Object.fromEntries(separations),
  };
}
