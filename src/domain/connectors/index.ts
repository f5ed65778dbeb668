import type { ConnectorKind, ConnectorKindName } from './connector-kind';
import { ashby } from './kinds/ashby';
import { careersPage } from './kinds/careers-page';
import { greenhouse } from './kinds/greenhouse';
import { greenhouseHarvest } from './kinds/greenhouse-harvest';
import { lever } from './kinds/lever';
import { merge } from './kinds/merge';
import { personio } from './kinds/personio';
import { recruitee } from './kinds/recruitee';
import { smartrecruiters } from './kinds/smartrecruiters';
import { teamtailor } from './kinds/teamtailor';
import { workable } from './kinds/workable';

/** Every system from which jobs can be pulled. A further system is one more entry. */
export const KINDS: Readonly<Record<ConnectorKindName, ConnectorKind>> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  personio,
  teamtailor,
  greenhouse_harvest: greenhouseHarvest,
  merge,
  careers_page: careersPage,
};
