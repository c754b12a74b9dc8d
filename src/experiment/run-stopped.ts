/** Nothing more is to be asked in this session; what is under way is waited for. The message says why. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}
