import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import type { GateContext, GateResult } from '#domain/reading/gates/gate.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type {
  ReadingWriter,
  WritingRecord,
  WrittenReading,
} from '#domain/reading/reading-writer.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { composeReading } from './answer.ts';
import { type Brief, buildBrief } from './brief.ts';
import type { CallBudget } from './call-budget.ts';
import { createCallPermission } from './call-permission.ts';
import type { DraftFailure } from './draft-failure.ts';
import { createEndpointRest } from './endpoint-rest.ts';
import { fitForRecord } from './fit-for-record.ts';
import { type DraftOptions, type ModelSettings, requestDraft, type Usage } from './model-draft.ts';
import { retryAfterMs } from './retry-after.ts';
import { emptyRecord, enterAttempt, type WriterLog } from './writing-record.ts';

export interface ModelWriterDeps {
  settings: ModelSettings;
  /** The computed writer: facts, sections wanted and lucky elements come from it, and it stands in. */
  computed(sign: Sign, date: CivilDate): Reading;
  judge(reading: Reading, context: GateContext): GateResult[];
  clock(): Instant;
  sleep(ms: number): Promise<unknown>;
  budget: CallBudget;
  log: WriterLog;
  /** Aborts when the server stops; the computed writer then takes over at once. */
  signal?: AbortSignal;
}

/** A writer that always says what the work with the model came to. */
export interface ModelWriter extends ReadingWriter {
  write(
    ...asked: Parameters<ReadingWriter['write']>
  ): Promise<WrittenReading & { record: WritingRecord }>;
}

/** What one draft came to. */
interface Attempt {
  /** Null where the draft was not taken, for `reasons`. */
  reading: Reading | null;
  usage: Usage;
  reasons: string[];
  /** What the endpoint said of its failure. */
  detail: string | null;
  /** How long to wait before the next draft; null where asking again is of no use. */
  pauseMs: number | null;
  feedback: DraftOptions['feedback'];
}

const ATTEMPTS = 2;
const PAUSE_MS = 1000;
/** An endpoint that asks for a longer wait is left alone instead. */
const LONGEST_PAUSE_MS = 20_000;

/** Two drafts of a model at most, each through the gates; then the computed writer. */
export function createModelWriter(deps: ModelWriterDeps): ModelWriter {
  const { settings, clock, log, signal } = deps;
  const rest = createEndpointRest(clock, log);
  const hindrance = createCallPermission({ ...deps, rest });
  let schemaless = false;

  return {
    async write(sign, date, { earlier, recent }) {
      const base = deps.computed(sign, date);
      const brief = buildBrief(base, recent);
      const record = emptyRecord(settings.model);
      const details: string[] = [];
      let last: Attempt | null = null;
      while (record.attempts < ATTEMPTS) {
        const reason = await hindrance();
        if (reason) {
          record.reasons.push(reason);
          break;
        }
        last = await attempt(base, brief, earlier, last?.feedback);
        enterAttempt(record, last);
        if (last.reading) {
          record.outcome = 'accepted';
          log.info({ sign, date, ...record }, 'A model wrote the reading.');
          return { reading: last.reading, source: settings.model, record };
        }
        if (last.detail) details.push(last.detail);
        if (last.pauseMs === null || record.attempts === ATTEMPTS) break;
        // A sleep cut short by the server's stopping is no error: what hinders is asked next.
        await deps.sleep(last.pauseMs).catch(() => {});
      }
      if (last) log.warn({ sign, date, ...record, details }, 'The computed writer took over.');
      return { reading: base, source: 'computed', record };
    },
  };

  async function attempt(
    base: Reading,
    brief: Brief,
    earlier: GateContext['earlier'],
    feedback: DraftOptions['feedback'],
  ): Promise<Attempt> {
    const draft = await requestDraft(settings, brief, { feedback, schemaless, signal });
    const { usage, text } = draft;
    if (draft.kind === 'failed') {
      const { reason, detail, endpoint } = draft;
      const reasons = [reason];
      const pauseMs = pauseAfter(draft);
      return {
        reading: null,
        usage,
        reasons,
        detail,
        pauseMs,
        feedback: endpoint ? feedback : { reasons, text },
      };
    }
    rest.answered();
    const reading = composeReading(base, draft.answer);
    const reasons = reasonsAgainst(reading, { sign: base.sign, date: base.date, earlier });
    return {
      reading: reasons.length === 0 ? reading : null,
      usage,
      reasons,
      detail: null,
      pauseMs: PAUSE_MS,
      feedback: { reasons, text },
    };
  }

  /** Judges what a failure says of the endpoint, and how long to wait because of it. */
  function pauseAfter(failed: DraftFailure): number | null {
    if (!failed.endpoint) {
      rest.answered();
      return failed.final ? null : PAUSE_MS;
    }
    if (failed.refusesSchema && !schemaless) {
      schemaless = true;
      return PAUSE_MS;
    }
    const asked = retryAfterMs(failed.retryAfter, clock()) ?? 0;
    const tooLong = asked > LONGEST_PAUSE_MS;
    rest.failed(tooLong ? asked : undefined);
    return failed.final || tooLong ? null : Math.max(PAUSE_MS, asked);
  }

  function reasonsAgainst(reading: Reading, context: GateContext): string[] {
    try {
      const failed = deps.judge(reading, context).filter(({ passed }) => !passed);
      return failed.flatMap(({ gate, reasons }) =>
        (reasons.length > 0 ? reasons : ['not passed.']).map((reason) =>
          fitForRecord(`${gate}: ${reason}`, settings.apiKey),
        ),
      );
    } catch (error) {
      log.warn({ err: error }, 'The gates could not judge a draft.');
      return ['The gates could not judge the draft.'];
    }
  }
}
