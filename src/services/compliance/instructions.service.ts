import { createHash } from 'node:crypto';
import type { ModelVersionsRepository, ModelVersionRow } from '../../db/records/model-versions.repository';
import type { Timestamp } from '../../domain/common';
import { readBuiltPage } from '../../platform/built-pages';
import type { Clock } from '../../platform/clock';
import { MODEL_NAMES, type ModelName } from './model-versions';

/** Model versions change with a deployment. */
const CACHE_MS = 60_000;

/** A section of the instructions as plain text. */
export interface InstructionsSection {
  id: string;
  title: string;
  paragraphs: string[];
  items: string[];
  /** Rows by the heading of each column. */
  table: Record<string, string>[];
}

/** A figure of the performance, measured on a labelled set. */
export interface PerformanceFigure {
  /** Kind of document, scores or groups. */
  area: string;
  what: string;
  measuredOn: string | null;
  set: string;
  metric: string;
  value: number;
}

export interface TrainingDataEntry {
  model: string;
  madeFrom: string;
  dataAboutPeople: string;
}

/** The part of the instructions that the build reads from the documents. */
interface WrittenInstructions {
  sections: InstructionsSection[];
  trainingData: TrainingDataEntry[];
  performance: PerformanceFigure[];
  limits: string[];
}

/** A version of a model that this installation has used. */
export interface ModelVersionRecord {
  model: ModelName;
  version: string;
  previousVersion: string | null;
  firstUsedAt: Timestamp;
}

/** Who provides the service; null if the operator has not stated it. */
export interface Provider {
  name: string | null;
  contact: string | null;
}

/** Instructions for use, as machines read them. */
export interface Instructions extends WrittenInstructions {
  /** SHA-256 of the other members, hexadecimal: it changes with any of them. */
  version: string;
  service: { name: string; version: string };
  provider: Provider;
  /** Models in use. */
  models: { model: ModelName; version: string }[];
  /** All versions that this installation has used, the latest first. They are kept. */
  modelHistory: ModelVersionRecord[];
  /** Pages with the whole text. */
  documents: { title: string; path: string }[];
}

const DOCUMENTS = [
  { title: 'Instructions for use', path: '/docs/instructions-for-use' },
  { title: 'Data and performance', path: '/docs/data-and-performance' },
  { title: 'Duties and where they are met', path: '/docs/duties' },
  { title: 'Risks, incidents and changes', path: '/docs/risk-management' },
  { title: 'Technical file', path: '/docs/technical-file' },
  { title: 'Changelog', path: '/docs/changelog' },
];

/** Instructions for use of this installation, from the published documents and the models in use. */
export class InstructionsService {
  private readonly written: WrittenInstructions;
  private cached: { until: number; value: Promise<Instructions> } | null = null;

  constructor(
    private readonly about: { serviceVersion: string; provider: Provider; models: Record<ModelName, string> },
    private readonly versions: Pick<ModelVersionsRepository, 'list'>,
    private readonly clock: Clock,
  ) {
    this.written = JSON.parse(readBuiltPage('instructions.json') ?? EMPTY) as WrittenInstructions;
  }

  read(): Promise<Instructions> {
    const now = this.clock.now().getTime();
    if (this.cached && now < this.cached.until) return this.cached.value;
    const value = this.compose();
    this.cached = { until: now + CACHE_MS, value };
    value.catch(() => {
      if (this.cached?.value === value) this.cached = null;
    });
    return value;
  }

  private async compose(): Promise<Instructions> {
    const { serviceVersion, provider, models } = this.about;
    const content = {
      service: { name: 'Tenure', version: serviceVersion },
      provider,
      models: MODEL_NAMES.map((model) => ({ model, version: models[model] })),
      modelHistory: (await this.versions.list()).flatMap(modelVersionRecord),
      ...this.written,
      documents: DOCUMENTS,
    };
    const version = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return { version, ...content };
  }
}

const EMPTY = JSON.stringify({ sections: [], trainingData: [], performance: [], limits: [] });

function modelVersionRecord(row: ModelVersionRow): ModelVersionRecord[] {
  const model = MODEL_NAMES.find((name) => name === row.model);
  return model
    ? [
        {
          model,
          version: row.version,
          previousVersion: row.previous_version,
          firstUsedAt: row.first_used_at.toISOString(),
        },
      ]
    : [];
}
