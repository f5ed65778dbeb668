import type { RunImpactReportService } from '../../src/services/impact/run-impact-report.service';
import { reportImpactTask } from '../../src/tasks/report-impact.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function reportImpactHandler(service: RunImpactReportService): TaskHandler {
  return defineHandler({
    contract: reportImpactTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
