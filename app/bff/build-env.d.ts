interface ImportMetaEnv {
  /** Hash of the sources of this build. */
  readonly BUILD_ID?: string;
  /** Address of the folder of message files. */
  readonly MESSAGES_URL: string;
}
