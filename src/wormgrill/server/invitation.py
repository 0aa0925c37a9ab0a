"""An invitation as a QR code."""

import io

import segno
from litestar import Response

SVG = "image/svg+xml"


def invitation(link: str) -> Response[bytes]:
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, border=2, light="#fff")
    return Response(image.getvalue(), media_type=SVG)
