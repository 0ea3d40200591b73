export { OWNED_FILES, type OwnedFile } from './project.data.ts';
export {
  templateDir,
  templateFacts,
  templateFiles,
  type TemplateFacts,
  type TemplateFile,
} from './read-template.ts';
