import { runSteps } from '../../../../src/domain/steps';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { readLines } from '../../../../src/domain/parsing/resume/segmentation/resume-lines';
import { segmentSections } from '../../../../src/domain/parsing/resume/segmentation/segment-sections';
import { addFeatures, featureNamesOf } from '../../../../src/domain/parsing/resume/tagger/features';
import { FeatureCache } from '../../../../src/domain/parsing/resume/tagger/feature-cache';
import { FeatureList } from '../../../../src/domain/parsing/resume/tagger/feature-list';
import { FeatureHashTable } from '../../../../src/domain/parsing/resume/tagger/feature-hash-table';
import { toSectionLines } from '../../../../src/domain/parsing/resume/tagger/section-lines';
import { wordsOfLines } from '../../../../src/domain/parsing/resume/tagger/words';
import { sourceText } from '../../../../src/domain/parsing/text/source-text';
import { skillLexicon } from '../../../../src/domain/skills';

const TEXT = `Kim Example
Work Experience
Line cook, Harbor Grill, Akron, OH, 2019 – 2021
Prepared meals for 200 guests ^ and kept the $ count
with a team of four
Education
B.S. in Nursing, University of Akron, 2015
Skills
SQL, Java, C++ 中文`;

const placed = toSectionLines(segmentSections(readLines(sourceText(layoutFromText(TEXT)))));
const words = wordsOfLines(placed.map(({ line }) => line));
const names = featureNamesOf(placed, words, skillLexicon());

describe('the features of the words of a resume', () => {
  it('have the names used in training', () => {
    const cook = names[words.findIndex(({ lower }) => lower === 'cook')];
    expect(cook).toEqual(
      expect.arrayContaining([
        'w=cook',
        'w-1w=line_cook',
        'ww+1=cook_,',
        'su=ook',
        'p=inwor|',
        'lead=line',
        'gd=^T,',
      ]),
    );
    const first = names[words.findIndex(({ lower }) => lower === 'with')];
    expect(first).toEqual(expect.arrayContaining(['w-1=^', 'x-1=count', 'xw-1=count_with']));
  });

  it('have the same ids in the hash table of a model by their parts and by their names', () => {
    const distinct = [...new Set(names.flat())];
    const listed = distinct.filter((_name, index) => index % 3 !== 0);
    const numbers = new FeatureList();
    const cache = new FeatureCache(new FeatureHashTable(listed));
    runSteps(addFeatures(placed, words, skillLexicon(), cache, numbers));
    const known = new Set(listed);
    expect(numbers.toNames(listed)).toEqual(names.map((own) => own.filter((name) => known.has(name))));
  });
});
