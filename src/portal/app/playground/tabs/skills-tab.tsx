import { resultOf } from '@tenure/client';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { components } from '@tenure/client';
import { ActionFailed, Empty, Loading } from '../../parts/states';
import { useAction } from '../../use-resource';
import { ResponseTabs } from '../response-tabs';
import { playgroundClient } from '../client';
import { asPlaygroundError } from '../playground-errors';

type SkillsResponse = components['schemas']['InferSkillsAnswer'];

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Infers likely skills from past occupations, with their sources. */
export function SkillsTab() {
  const [occupations, setOccupations] = useState('Forklift Operator\nShipping clerk');
  const [known, setKnown] = useState('');
  const [answered, setAnswered] = useState<{
    body: { occupations: string[]; knownSkills: string[] };
    answer: SkillsResponse;
  } | null>(null);
  const infer = useAction(async () => {
    const body = { occupations: lines(occupations), knownSkills: lines(known) };
    const client = await playgroundClient();
    const data = resultOf(await client.POST('/api/v1/skills-infer', { body }).catch(asPlaygroundError));
    setAnswered({ body, answer: data });
  });
  return (
    <>
      <div className="two-fields">
        <Textarea
          label="Occupations"
          description="Job titles or O*NET codes, one per line"
          rows={4}
          value={occupations}
          onChange={(event) => setOccupations(event.currentTarget.value)}
        />
        <Textarea
          label="Known skills"
          description="Excluded from the results, one per line"
          rows={4}
          value={known}
          onChange={(event) => setKnown(event.currentTarget.value)}
        />
      </div>
      <div className="form-actions">
        <Button
          onClick={() => void infer.run()}
          loading={infer.busy}
          disabled={lines(occupations).length === 0}
        >
          Infer skills
        </Button>
      </div>
      <ActionFailed error={infer.error} />
      {infer.busy && <Loading what="likely skills" rows={6} />}
      {answered && (
        <ResponseTabs
          calls={[{ path: '/api/v1/skills-infer', body: answered.body }]}
          answer={answered.answer}
        >
          <Understood answer={answered.answer} />
          {answered.answer.skills.length === 0 ? (
            <Empty title="No skills inferred">None of the occupations was recognized.</Empty>
          ) : (
            <ol className="bars">
              {answered.answer.skills.map((skill) => (
                <li key={skill.name}>
                  <strong>{skill.name}</strong>
                  <span>
                    {skill.type} · {skill.provenance.replaceAll('_', ' ')}
                  </span>
                  <meter min={0} max={1} value={skill.confidence} aria-label={`Confidence: ${skill.name}`} />
                  <b>{Math.round(skill.confidence * 100)}%</b>
                </li>
              ))}
            </ol>
          )}
        </ResponseTabs>
      )}
    </>
  );
}

function Understood({ answer }: { answer: SkillsResponse }) {
  return (
    <dl className="notes">
      {answer.occupations.map((each) => (
        <div key={each.input}>
          <dt>{each.input}</dt>
          <dd>
            {each.onetTitle === null ? 'Not recognized' : `${each.onetTitle} (${each.onetSocCode ?? ''})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
