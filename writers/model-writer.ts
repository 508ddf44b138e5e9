import { proseOf } from '#domain/reading/gates/gates.ts';
import type { Judge, Judgment } from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type {
  ReadingWriter,
  WritingContext,
  WritingRecord,
  WrittenReading,
} from '#domain/reading/reading-writer.ts';
import { type WriteVersion, writeVersion } from '#domain/reading/write/write-reading.ts';
import { composeReading } from './answer.ts';
import { type Brief, buildBrief } from './brief.ts';
import {
  createEndpointPolicy,
  type EndpointPolicyDeps,
  RETRY_DELAY_MS,
} from './endpoint-policy.ts';
import { fitForRecord } from './fit-for-record.ts';
import { type DraftOptions, type ModelSettings, requestDraft, type Usage } from './model-draft.ts';
import { emptyRecord, enterAttempt } from './writing-record.ts';

export interface ModelWriterDeps extends EndpointPolicyDeps {
  settings: ModelSettings;
  judge: Judge;
  /** Writes the computed reading that a draft is based on. */
  write?: WriteVersion;
  /** Writes the reading if the model can't. */
  fallback: ReadingWriter;
  sleep(ms: number): Promise<unknown>;
}

/** A writer whose results always include the record of the model's work. */
export interface ModelWriter extends ReadingWriter {
  write(
    ...asked: Parameters<ReadingWriter['write']>
  ): Promise<WrittenReading & { record: WritingRecord }>;
}

/** The result of one draft. */
interface Attempt {
  /** Null if the draft was rejected, for `reasons`. */
  taken: ({ reading: Reading } & Judgment) | null;
  usage: Usage;
  reasons: string[];
  /** The endpoint's message about its failure. */
  detail: string | null;
  /** How long to wait before the next draft; null if another would be useless. */
  pauseMs: number | null;
  feedback: DraftOptions['feedback'];
}

const ATTEMPTS = 2;

/**
 * At most two drafts of a model, each through the gates; then the fallback writer. Facts, section titles and lucky
 * elements are those of the computed reading.
 */
export function createModelWriter(deps: ModelWriterDeps): ModelWriter {
  const { settings, log, signal, write = writeVersion } = deps;
  const endpoint = createEndpointPolicy(deps);

  return {
    async write(sign, date, context) {
      const base = (await write(sign, date, 0, null))!;
      const brief = buildBrief(base, await context.recent());
      const record = emptyRecord(settings.model);
      const details: string[] = [];
      let last: Attempt | null = null;
      while (record.attempts < ATTEMPTS) {
        const refusal = endpoint.takeCall();
        if (refusal) {
          record.reasons.push(refusal);
          break;
        }
        last = await attempt(base, brief, context, last?.feedback);
        enterAttempt(record, last);
        if (last.taken) {
          record.outcome = 'accepted';
          log.info({ sign, date, ...record }, 'A model wrote the reading.');
          return { ...last.taken, source: settings.model, record };
        }
        if (last.detail) details.push(last.detail);
        if (last.pauseMs === null || record.attempts === ATTEMPTS) break;
        // If the server stops, the sleep is cut short and the next call is refused.
        await deps.sleep(last.pauseMs).catch(() => {});
      }
      if (last) log.warn({ sign, date, ...record, details }, 'The computed writer took over.');
      return { ...(await deps.fallback.write(sign, date, context)), record };
    },
  };

  async function attempt(
    base: Reading,
    brief: Brief,
    context: WritingContext,
    feedback: DraftOptions['feedback'],
  ): Promise<Attempt> {
    const schemaless = endpoint.schemaless();
    const draft = await requestDraft(settings, brief, { feedback, schemaless, signal });
    const { usage, text } = draft;
    if (draft.kind === 'failed') {
      const reasons = [draft.reason];
      return {
        taken: null,
        usage,
        reasons,
        detail: draft.detail,
        pauseMs: endpoint.pauseAfter(draft),
        feedback: draft.endpoint ? feedback : { reasons, text },
      };
    }
    endpoint.served();
    const reading = composeReading(base, draft.answer);
    const judgment = await judgeDraft(reading, context);
    const reasons = judgment.refusals.map((reason) => fitForRecord(reason, settings.apiKey));
    return {
      taken: reasons.length === 0 ? { reading, ...judgment } : null,
      usage,
      reasons,
      detail: null,
      pauseMs: RETRY_DELAY_MS,
      feedback: { reasons, text },
    };
  }

  async function judgeDraft(
    reading: Reading,
    { earlier, previousTexts }: WritingContext,
  ): Promise<Judgment> {
    const refused = (reason: string) => ({ checks: [], refusals: [reason] });
    if (previousTexts?.has(proseOf(reading)))
      return refused('The reading has had this text before.');
    try {
      return await deps.judge(reading, { sign: reading.sign, date: reading.date, earlier });
    } catch (error) {
      log.warn({ err: error }, 'The gates could not judge a draft.');
      return refused('The gates could not judge the draft.');
    }
  }
}
