/** What the build writes in. */
interface ImportMetaEnv {
  /** Stands for the sources a build was made of. */
  readonly BUILD_ID?: string;
  /** The folder of the words that the browser fetches. */
  readonly MESSAGES_URL: string;
}
