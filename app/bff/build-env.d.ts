interface ImportMetaEnv {
  /** Id of this build: eight digits of the hash of its sources. */
  readonly BUILD_ID?: string;
  /** Address of the folder of message files. */
  readonly MESSAGES_URL: string;
}
