import type { Message } from '../src/core/types.js';
import type { PageReply } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { time } from './time.js';

interface Before {
  readonly answer: string;
  readonly reply: PageReply | undefined;
}

interface SideProps {
  readonly title: string;
  readonly answer: string;
  /** The right answer; empty: none is known. */
  readonly right: string;
  readonly reply: PageReply | undefined;
  /** What the run that this one is held against answered. */
  readonly before: Before | undefined;
  readonly prompt: readonly Message[] | undefined;
  readonly children: preact.ComponentChildren;
}

/** The source or the follow-up: its text, what was answered, what came back, and what was sent. */
export function CaseSide({ title, answer, right, reply, before, prompt, children }: SideProps) {
  return (
    <section class="side">
      <div class="side-head">
        <h4>{title}</h4>
        <AnswerGiven answer={answer} right={right} />
      </div>
      <p class="body">{children}</p>
      {before ? (
        <div class="both">
          <div>
            <h5>now</h5>
            <AnswerGiven answer={answer} right="" />
            <ReplyGiven reply={reply} />
          </div>
          <div>
            <h5>before</h5>
            <AnswerGiven answer={before.answer} right="" />
            <ReplyGiven reply={before.reply} />
          </div>
        </div>
      ) : (
        <ReplyGiven reply={reply} />
      )}
      {prompt && (
        <details>
          <summary>Prompt as sent</summary>
          {prompt.map(({ role, content }, at) => (
            <div key={at} class="message">
              <span class="soft">{role}</span>
              <pre>{content}</pre>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

function AnswerGiven({ answer, right }: { answer: string; right: string }) {
  const isAnswer = !['refused', 'unreadable', 'error'].includes(answer);
  return (
    <>
      <span class={isAnswer ? 'answer' : 'answer soft'}>{answer}</span>
      {right !== '' && <span class="soft">{answer === right ? 'right' : `right would be ${right}`}</span>}
    </>
  );
}

function ReplyGiven({ reply }: { reply: PageReply | undefined }) {
  if (!reply) return null;
  return (
    <div class="reply">
      <pre>{reply.text === '' ? '(empty)' : reply.text}</pre>
      <p class="soft">{factsOf(reply)}</p>
    </div>
  );
}

function factsOf({ ms, inputTokens, outputTokens, finish }: PageReply): string {
  return [
    'reply',
    ...(ms === undefined ? [] : [time(ms)]),
    ...(inputTokens === undefined ? [] : [`${count(inputTokens)} tokens in`]),
    ...(outputTokens === undefined ? [] : [`${count(outputTokens)} out`]),
    ...(finish === 'stop' ? [] : [finish === 'length' ? 'cut off at the limit' : finish]),
  ].join(' · ');
}
