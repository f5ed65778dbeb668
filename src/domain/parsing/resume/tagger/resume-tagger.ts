import model from '../data/tagger.json';
import { Tagger } from './tagger';

let tagger: Tagger | undefined;

/** The tagger this project ships, read on first use. What it was trained on: `docs/quality.md`. */
export function resumeTagger(): Tagger {
  tagger ??= new Tagger(model);
  return tagger;
}
