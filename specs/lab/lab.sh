#!/bin/bash
# Repeats recorded runs of ToolHive on Linux, in namespaces of their own: with another HOME, /tmp, network, and Docker
# daemon, so that they neither see nor change anything of yours. Needs root; see README.md for the programs it needs.
# Usage: specs/lab/lab.sh THV [TOPIC OR TOPIC/RUN]... [OPTION OF npm run runs]...
# LAB_FOLDER is where images, logs and programs are kept, KUBERNETES a folder with the programs of the operator's runs.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
lab=$(realpath -m "${LAB_FOLDER:-/var/lib/thv-lab}")
kubernetes='^(helm|manifests|operator|server-pods)$'
export LAB_STATE=$lab/state

outside() {
  [ "$(id -u)" = 0 ] || fail 'run it as root'
  [[ $repository/ != /tmp/* && $lab/ != /tmp/* && $lab/ != /home/* ]] || fail "/tmp and /home of the runs hide $repository or $lab"
  for program in dockerd docker go node python3 jq openssl ip curl unshare; do
    command -v "$program" >/dev/null || fail "$program is missing"
  done
  rm -rf "$lab/programs"
  mkdir -p "$LAB_STATE" "$lab/programs" "$lab/docker"
  install -m 755 "$here"/programs/* "$lab/programs"
  install -m 755 "${1:?usage: lab.sh THV [TOPIC]...}" "$lab/thv"
  CGO_ENABLED=0 go build -o "$lab/server" "$here/server.go"
  if [ -n "${KUBERNETES:-}" ]; then
    charts=$(readlink -e "$TOOLHIVE_SOURCE/deploy/charts") || fail 'TOOLHIVE_SOURCE has no charts'
    for name in kube-apiserver kube-controller-manager etcd kubectl helm thv-operator; do
      ln -s "$(readlink -e "$KUBERNETES/$name" || fail "$KUBERNETES has no $name")" "$lab/programs/$name"
    done
  else
    for word in "${@:2}"; do
      [[ ! ${word%%/*} =~ $kubernetes ]] || fail "$word needs KUBERNETES: see README.md"
    done
  fi
  shift
  exec env -i PATH="$PATH" LANG=C.UTF-8 HOME=/home/user LAB_FOLDER="$lab" LAB_INSIDE=1 \
    CHARTS="${charts:-}" unshare --mount --net --pid --fork --mount-proc "$0" "$@"
}

inside() {
  folders
  network
  certificates
  dockerd --config-file "$LAB_STATE/daemon.json" --data-root "$lab/docker" --exec-opt native.cgroupdriver=cgroupfs \
    >"$lab/dockerd.log" 2>&1 &
  "$lab/programs/within" 60 docker version || fail "dockerd does not start: see $lab/dockerd.log"
  docker ps -aq | xargs -r docker rm -f >/dev/null
  images
  cd "$repository"
  repeat "$@"
}

repeat() {
  local topics=() options=() status=0
  for word in "$@"; do
    if [[ $word == --* ]]; then options+=("$word"); else topics+=("$word"); fi
  done
  if [ ${#topics[@]} = 0 ]; then
    mapfile -t topics < <(basename -s .yaml specs/mcp/runs/*.yaml)
    [ -e "$lab/programs/kube-apiserver" ] || mapfile -t topics < <(printf '%s\n' "${topics[@]}" | grep -vE "$kubernetes")
  fi
  for topic in "${topics[@]}"; do
    echo "$topic"
    node src/docusaurus.mjs runs --product mcp --thv "$lab/thv" --programs "$lab/programs" --only "$topic" "${options[@]}" ||
      status=1
  done
  return $status
}

# An empty /tmp and /run, and a /home that has the folders of yours beside /home/user and /home/dev.
folders() {
  mkdir -p "$lab/home"
  mount --rbind /home "$lab/home"
  mount -t tmpfs none /home
  for folder in "$lab"/home/*/; do
    mkdir -p "/home/$(basename "$folder")"
    mount --rbind "$folder" "/home/$(basename "$folder")"
  done 2>/dev/null
  mount -t tmpfs none /run
  mount -t tmpfs none /tmp
  chmod 1777 /tmp
  mkdir -p ~/.config/toolhive ~/.local/share/toolhive /home/dev
  printf 'secrets:\n    provider_type: encrypted\nclients:\n    auto_discovery: false\n' >~/.config/toolhive/config.yaml
  printf '{"instance_id":"%s","latest_version":"v0.0.40"}' "$(cat /proc/sys/kernel/random/uuid)" \
    >~/.local/share/toolhive/updates.json
  # thv starts a session bus with dbus-launch when it finds one.
  launch=$(command -v dbus-launch) && mount --bind /dev/null "$launch" || true
}

network() {
  printf '127.0.0.1 localhost\n::1 localhost\n203.0.113.10 registry.example.com updates.codegate.ai\n' >"$LAB_STATE/hosts"
  printf 'nameserver 127.0.0.1\n' >"$LAB_STATE/resolv.conf"
  echo '{}' >"$LAB_STATE/daemon.json"
  mount --bind "$LAB_STATE/hosts" /etc/hosts
  mount --bind "$LAB_STATE/resolv.conf" /etc/resolv.conf
  ip link set lo up
  ip address add 203.0.113.10/32 dev lo
}

certificates() {
  cd "$LAB_STATE"
  [ -e tls.pem ] && return
  openssl genrsa -out oidc-key.pem 2048 2>/dev/null
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj '/CN=Lab CA' -keyout ca.key -out ca.pem 2>/dev/null
  openssl req -newkey rsa:2048 -nodes -subj /CN=registry.example.com -keyout tls.key -out tls.csr 2>/dev/null
  openssl x509 -req -in tls.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 3650 -out tls.pem 2>/dev/null \
    -extfile <(echo subjectAltName=DNS:registry.example.com,DNS:updates.codegate.ai)
}

# One image under the names of the registry, and those whose mode is fixed.
images() {
  image mcp/time:latest
  jq -r '.servers[].image' "$repository/specs/mcp/registry-servers.json" | xargs -n 1 docker tag mcp/time:latest
  for mode in echo-stdio echo-sse crash fail; do
    image "local/$mode:1" "\"${mode#echo-}\""
  done
  [ ! -d "$repository/.cache/docs-mcp/package" ] || docs_image
}

# The docs server on an image of this machine's Node.js, because the one that its Dockerfile names would be pulled.
docs_image() {
  local node
  node=$(readlink -f "$(command -v node)")
  { echo "$node" && ldd "$node" | grep -o '/[^ ]*'; } | sed 's#^/##' | tar -C / -ch -T - |
    docker import --change "ENV PATH=$(dirname "$node")" - local/node:1 >/dev/null
  docker build --build-arg BASE=local/node:1 --tag docs-mcp:1 "$repository/.cache/docs-mcp/package" >"$lab/docs-image.log" 2>&1 ||
    fail "the image of the docs server is not built: see $lab/docs-image.log, or run npm run mcp:package again"
}

# image NAME [ARGUMENT]: makes an image of the test server.
image() {
  tar -C "$lab" -c server |
    docker import --change 'ENV PATH=/' --change "ENTRYPOINT [\"/server\"${2:+, $2}]" - "$1" >/dev/null
}

fail() {
  echo "lab.sh: $1" >&2
  exit 1
}

if [ -n "${LAB_INSIDE:-}" ]; then inside "$@"; else outside "$@"; fi; exit
