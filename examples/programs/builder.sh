#!/bin/sh
# A player in a dozen lines of shell: it builds the first thing that it can, else does what is offered first.
# Let it play: thaumata arena classic --players "exec:sh examples/programs/builder.sh,random"

while read -r word rest; do
    case "$word $rest" in
        "start ") echo ready ;;
        "position "*) first= build= ;;
        "action build "*) build=${build:-$rest} first=${first:-$rest} ;;
        "action "*) first=${first:-$rest} ;;
        "choose ") echo "${build:-$first}" ;;
        "end ") exit ;;
    esac
done
