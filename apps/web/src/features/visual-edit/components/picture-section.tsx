import type { PickedElement, Project, VisualElement } from '@loam/contract';
import { Button } from '@loam/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { uploadFile } from '../../uploads/upload-file.ts';
import { placeOf } from '../model/visual-editor.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';
import { PropField } from './text-section.tsx';

interface PictureSectionProps {
  readonly project: Project;
  readonly open: OpenEditor;
  readonly picked: PickedElement;
  readonly facts: VisualElement;
}

/** Another picture in the same place: one of one's own, or one from elsewhere. */
export function PictureSection({ project, open, picked, facts }: PictureSectionProps) {
  const src = facts.attributes.find(({ name }) => name === 'src');
  const alt = facts.attributes.find(({ name }) => name === 'alt');
  if (picked.tag !== 'img') return null;
  if (src === undefined || (src.kind === 'code' && !/^\w+$/.test(src.value)) || facts.is_repeated)
    return <p className="text-xs text-muted-foreground">{visualTexts.pictureOfCode}</p>;
  return (
    <div className="flex flex-col gap-3">
      <UploadButton project={project} open={open} />
      {src.kind === 'text' ? (
        <PropField
          key={src.value}
          open={open}
          prop={{ name: 'src', label: visualTexts.pictureUrl, value: src.value }}
        />
      ) : null}
      <PropField
        key={`alt ${alt?.value}`}
        open={open}
        prop={{ name: 'alt', label: visualTexts.pictureAlt, value: alt?.kind === 'text' ? alt.value : '' }}
      />
    </div>
  );
}

function UploadButton({ project, open: { editor } }: Pick<PictureSectionProps, 'project' | 'open'>) {
  const api = useApi();
  const reportProblem = useReportProblem();
  const field = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File) => {
    setUploading(true);
    try {
      const { signal } = new AbortController();
      const contentType = file.type === '' ? 'image/png' : file.type;
      const { image } = await uploadFile(api, {
        file,
        name: file.name,
        contentType,
        projectId: project.id,
        signal,
      });
      editor.change((facts) => ({
        kind: 'picture',
        at: placeOf(facts),
        download_url: image.url,
        file_id: image.id,
      }));
    } catch (error) {
      reportProblem(error);
    } finally {
      setUploading(false);
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label={visualTexts.picture}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button variant="outline" size="sm" loading={isUploading} onClick={() => field.current?.click()}>
        <Upload aria-hidden />
        {visualTexts.pictureUpload}
      </Button>
    </>
  );
}
