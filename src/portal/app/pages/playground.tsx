import '../playground/playground.css';
import { Tabs } from '@mantine/core';
import { PageHead } from '../parts/states';
import { PostingTab } from '../playground/posting-tab';
import { ResumeTab } from '../playground/resume-tab';
import { SkillsTab } from '../playground/skills-tab';

export default function Playground() {
  return (
    <>
      <PageHead
        title="Playground"
        lead="Real calls to the API with a test key of your own that ends within the hour. Documents are deleted within a day."
      />
      <Tabs defaultValue="resume" keepMounted className="playground">
        <Tabs.List>
          <Tabs.Tab value="resume">Resume</Tabs.Tab>
          <Tabs.Tab value="posting">Job description</Tabs.Tab>
          <Tabs.Tab value="skills">Skills</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="resume">
          <ResumeTab />
        </Tabs.Panel>
        <Tabs.Panel value="posting">
          <PostingTab />
        </Tabs.Panel>
        <Tabs.Panel value="skills">
          <SkillsTab />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
