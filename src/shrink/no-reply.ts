/** A model gave no reply to a text, so that nothing can be said of it. */
export class NoReply extends Error {
  constructor(
    readonly model: string,
    readonly reason: string,
  ) {
    super(`${model} gave no reply: ${reason}`);
  }
}
