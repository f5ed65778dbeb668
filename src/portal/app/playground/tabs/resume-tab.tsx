import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import sampleUrl from '../../../../embedded/demo-documents/resume.pdf?url';
import { ApiError } from '../../api';
import { ActionFailed, Loading } from '../../parts/states';
import { useAction } from '../../use-resource';
import { ResponseTabs } from '../response-tabs';
import { EvidencePanel } from '../../evidence/evidence-panel';
import { playgroundClient } from '../client';
import { DropZone } from '../drop-zone';
import { Findings } from '../findings';
import { pageImages, releaseImages, type PageImage } from '../page-images';
import type { ParsedResumeFile } from '../just-parsed';
import { parseInStages } from '../parse-in-stages';
import { ParseNotes } from '../parse-notes';
import { resumeGroups } from '../resume-findings';
import { asPlaygroundError } from '../playground-errors';
import type { ParsedResume } from '../types';

/** Parses an uploaded resume or scan and shows the extracted data beside the highlighted pages. */
export function ResumeTab({ read }: { read: (resume: ParsedResumeFile) => void }) {
  const [pictures, setPictures] = useState<PageImage[]>([]);
  const [parsed, setParsed] = useState<{ fileName: string; resume: ParsedResume } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => releaseImages(pictures), [pictures]);
  const [stage, setStage] = useState('');
  const parse = useAction(async (file: File) => {
    setParsed(null);
    setChosen(null);
    setPictures([]);
    // A file that the browser cannot render is still parsed.
    const drawn = pageImages(file).catch((): PageImage[] => []);
    setStage('Reading the document …');
    const client = await playgroundClient();
    const data = await parseInStages(client, file, 'evidence,rawText', setStage).catch(asPlaygroundError);
    setPictures(await drawn);
    setParsed({
      fileName: file.name,
      // The API sends the other response format only on request.
      resume: data,
    });
    read({ file, name: data.basics.name ?? file.name });
  });
  const [refused, setRefused] = useState<string | null>(null);
  const sample = async (): Promise<void> => {
    const response = await fetch(sampleUrl);
    await parse.run(new File([await response.blob()], 'sample-resume.pdf', { type: 'application/pdf' }));
  };
  const groups = parsed ? resumeGroups(parsed.resume) : [];
  return (
    <>
      <DropZone
        take={(file) => {
          setRefused(null);
          void parse.run(file);
        }}
        refuse={setRefused}
      />
      <p className="quiet">
        No file available?{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void sample()} disabled={parse.busy}>
          Use sample resume
        </Button>
      </p>
      {refused !== null && <ActionFailed error={new ApiError(413, 'payload_too_large', refused)} />}
      <ActionFailed error={parse.error} />
      {parse.busy && (
        <>
          <p role="status" className="stage">
            {stage}
          </p>
          <Loading what="the parsed resume" rows={6} />
        </>
      )}
      {parsed && (
        <div className="reading with-pages">
          <EvidencePanel
            pictures={pictures}
            text={parsed.resume.meta.rawText ?? null}
            values={groups.flatMap((group) => group.findings)}
            chosen={chosen}
            choose={setChosen}
          />
          <ResponseTabs
            calls={[
              { path: '/api/v1/parse/resume', query: 'include=evidence,rawText', fileName: parsed.fileName },
            ]}
            answer={parsed.resume}
          >
            <ParseNotes meta={parsed.resume.meta} />
            <Findings groups={groups} chosen={chosen} choose={setChosen} />
          </ResponseTabs>
        </div>
      )}
    </>
  );
}
