import model from '../data/tagger.json';
import { Tagger } from './tagger';

let tagger: Tagger | undefined;

/** Returns the tagger of this release, loaded on first use. For its training data, see `docs/quality/training-data.md`. */
export function resumeTagger(): Tagger {
  tagger ??= new Tagger(model);
  return tagger;
}
