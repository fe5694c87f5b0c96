import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/fields/field';
import type { ShareView } from '~/ui/overlays/share-view';

const isShareable = (files: File[]) => 'canShare' in navigator && navigator.canShare({ files });

export function PhotoShare({ share: { title, text } }: { share: ShareView }) {
  const { t } = useTranslation('receiving');
  const [photos, setPhotos] = useState<File[]>([]);
  const isOffered = useHydrated() && isShareable([new File([], 'photo.jpg', { type: 'image/jpeg' })]);
  if (!isOffered) return null;
  return (
    <div className="grid gap-3">
      <TextField
        type="file"
        name="photos"
        label={t('claim.choosePhotos')}
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => setPhotos([...(currentTarget.files ?? [])])}
      />
      {photos.length > 0 && (
        <div>
          <Button
            type="button"
            variant="outline"
            onClick={() => void navigator.share({ title, text, files: photos }).catch(() => undefined)}
          >
            {t('claim.sendPhotos', { count: photos.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
