/** Stands for the sources a build was made of; written in by the build. */
interface ImportMetaEnv {
  readonly BUILD_MARK?: string;
}
