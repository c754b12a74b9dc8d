import { UserError } from '../core/errors.js';
import type { RunFolder } from '../store/run-folder.js';
import type { Trend } from '../trend/trend.js';
import type { Against } from './against.js';
import { askedOf } from './asked.js';
import type { Asking, Beside, CameOut } from './beside.js';
import type { CaseFilter } from './case-filter.js';
import { openCaseIndex } from './case-index.js';
import { askingAt, cameOut, detailOf, keyOfAsking, lineOf, placesOf } from './case-line.js';
import { clipped } from './clip.js';
import { type Columns, emptyColumns } from './columns.js';
import { createCounts } from './counts.js';
import type { KnownRequests } from './known-requests.js';
import { matchingAskings } from './matching.js';
import { createNames } from './names.js';
import { type Described, overviewOf, plannedOf } from './overview.js';
import { pack } from './pack.js';
import type { CaseDetail, CasePage, CaseTexts, Overview, Packed } from './page-data.js';
import { openReplyFinder } from './reply-finder.js';
import type { Review } from './review.js';
import type { Reviews } from './reviews.js';
import { openUsage } from './usage.js';
import { openVerdictFiles } from './verdict-files.js';
import { addVerdict } from './verdict-index.js';

/** A run to look at, finished or not; in memory are numbers, and the texts of what is asked for. */
export interface RunView {
  /** Reads what was written since. */
  refresh(): void;
  /** Another number: there is more to see. */
  revision(): number;
  overview(): Promise<Overview>;
  page(filter: CaseFilter, part: { readonly offset: number; readonly limit: number }): CasePage;
  /** Where an asking stands among those that match; -1: nowhere. */
  position(filter: CaseFilter, key: string): number;
  detail(key: string): CaseDetail | undefined;
  /** How an asking came out; undefined: there was none. */
  cameOut(asking: Asking): CameOut | undefined;
  /** The runs of the same experiment in the order of their time; undefined: there is no other. */
  trend(): Promise<Trend | undefined>;
  /** Keeps what the reader made of a case's follow-up. Throws UserError where that cannot be. */
  review(key: string, review: Omit<Review, 'reader'>): void;
  /** All of it, for a file. */
  pack(): Promise<Packed>;
  close(): void;
}

export interface RunViewOptions {
  readonly folder: RunFolder;
  readonly manifest: Described;
  readonly requests: KnownRequests;
  /** The comparison with another run, where it is held against one. */
  readonly against?: Against | undefined;
  /** What that run says of an asking. */
  readonly beside?: Beside | undefined;
  /** Reads the runs of the same experiment. */
  readonly trend?: (() => Promise<Trend | undefined>) | undefined;
  /** Undefined: follow-ups are not reviewed. */
  readonly reviews?: Reviews | undefined;
  /** What is to be said of the run beside its tables. */
  readonly remarks: (counted: { readonly judged: number; readonly planned: number }) => Promise<readonly string[]>;
}

export function openRunView(options: RunViewOptions): RunView {
  const { folder, manifest, requests, remarks, reviews, against, beside } = options;
  const names = createNames();
  let columns: Columns = { names: names.texts, ...emptyColumns() };
  const cases = openCaseIndex(folder.path('cases'), columns.cases, names);
  const files = openVerdictFiles(folder);
  const replies = openReplyFinder(folder.path('replies'));
  const usage = openUsage(folder.path('replies'));
  let counts = createCounts();
  let revision = 0;
  const textsAt = (place: number): CaseTexts & { readonly given: string; readonly because: string } => {
    const { source, follow_up: followUp, edits, context = '', because = '' } = cases.read(place);
    return { source: clipped(source), followUp: clipped(followUp), edits, given: clipped(context), because };
  };

  function refresh(): void {
    const changed = files.read({
      anew() {
        columns = { ...columns, verdicts: emptyColumns().verdicts };
        counts = createCounts();
      },
      add(record) {
        const place = cases.placeOf(record.case);
        if (place < 0) return;
        addVerdict(columns.verdicts, names, record, place);
        counts.add(record, cases.read(place));
      },
    });
    if (!changed) return;
    revision++;
    replies.refresh();
  }

  async function overview(): Promise<Overview> {
    const judged = columns.verdicts.case.length;
    const planned = plannedOf(manifest, judged);
    const said = await remarks({ judged, planned });
    const whole = overviewOf({
      manifest,
      columns,
      counts,
      revision,
      remarks: said,
      running: files.running,
      planned,
      usage: usage(),
    });
    return { ...whole, against, review: reviews?.state() };
  }

  const asked = askedOf(requests, replies);
  let places: { readonly revision: number; readonly known: ReadonlyMap<string, number> } | undefined;
  /** Where the asking of that key is. */
  const placeOf = (key: string): number | undefined => {
    if (places?.revision !== revision) places = { revision, known: placesOf(columns) };
    return places.known.get(key);
  };

  let read: { readonly revision: number; readonly trend: Promise<Trend | undefined> } | undefined;
  const trend = () => {
    if (read?.revision !== revision) read = { revision, trend: options.trend?.() ?? Promise.resolve(undefined) };
    return read.trend;
  };

  const matching = (filter: CaseFilter) => matchingAskings({ columns, filter, cases, reviews });

  refresh();
  return {
    refresh,
    revision: () => revision,
    overview,
    trend,
    position: (filter, key) => matching(filter).indexOf(placeOf(key) ?? -1),
    page(filter, { offset, limit }) {
      const found = matching(filter);
      const shown = found.slice(offset, offset + limit);
      return {
        total: found.length,
        lines: shown.map((at) => lineOf(columns, at, textsAt(columns.verdicts.case[at] ?? 0))),
      };
    },
    detail(key) {
      const at = placeOf(key);
      if (at === undefined) return undefined;
      const pair = cases.read(columns.verdicts.case[at] ?? 0);
      const { because, ...texts } = textsAt(columns.verdicts.case[at] ?? 0);
      const { source, followUp } = asked(askingAt(columns, at), pair);
      return detailOf(columns, at, texts, {
        because,
        reviews: reviews && shownOf(reviews.of(pair), reviews.reader),
        given: texts.given,
        prompts: source.messages &&
          followUp.messages && { source: shown(source.messages), followUp: shown(followUp.messages) },
        replies: { source: source.reply, followUp: followUp.reply },
        beside: beside?.(askingAt(columns, at)),
      });
    },
    cameOut(asking) {
      const at = placeOf(keyOfAsking(asking));
      if (at === undefined) return undefined;
      const { source, followUp } = asked(asking, cases.read(columns.verdicts.case[at] ?? 0));
      return cameOut(columns, at, { source: source.reply, followUp: followUp.reply });
    },
    review(key, review) {
      const at = placeOf(key);
      if (at === undefined || !reviews) throw new UserError('Expected a case that can be reviewed');
      reviews.add(cases.read(columns.verdicts.case[at] ?? 0), review);
      revision++;
    },
    pack: async () =>
      pack({
        overview: await overview(),
        columns,
        cases,
        asked,
        beside,
        outlines: requests.outlines,
        trend: await trend(),
      }),
    close() {
      cases.close();
      replies.close();
    },
  };
}

function shown<Of extends { readonly content: string }>(messages: readonly Of[]): Of[] {
  return messages.map((message) => ({ ...message, content: clipped(message.content) }));
}

/** Who has not read yet is not told what others said. */
function shownOf(all: readonly Review[], reader: string): readonly Review[] {
  return all.some((each) => each.reader === reader) ? all : [];
}
